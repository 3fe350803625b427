import { Refusal } from '../database/refusal.ts';
import { readSettings } from './settings.ts';
import { Stack } from './stack.ts';

try {
  await main();
} catch (error) {
  end(error);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const stack = new Stack(settings, (line) => console.log(line));
  const stop = async (code: number) => {
    await stack.stop();
    process.exit(code);
  };
  // Asked to stop twice, or by two ways at once, it still stops once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  process.on('disconnect', () => void stop(0));

  try {
    const { email, password } = await stack.start();
    console.log(`Demonstration account: ${email} ${password}`);
    console.log(`Declic is ready at ${settings.publicUrl}`);
  } catch (error) {
    // Stopped in the middle of coming up: whoever asked for that ends the process.
    if (stack.isStopping) return;
    await stack.stop();
    end(error);
  }
}

/** A refusal is one sentence for the person at the terminal; anything else is our mistake and needs its stack. */
function end(error: unknown): never {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}
