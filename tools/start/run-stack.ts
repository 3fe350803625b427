import { CliError } from '../database/cli-error.ts';
import type { StackSettings } from './settings.ts';
import { Stack } from './stack.ts';

export interface RunStackOptions {
  /** False where another stack has the services: then only what `ready` starts runs here. */
  services?: boolean;
}

/** Runs a stack until it is stopped. `ready` runs once it is up. */
export async function runStack(
  readSettings: () => StackSettings,
  ready: (stack: Stack, settings: StackSettings) => Promise<void>,
  { services = true }: RunStackOptions = {},
): Promise<void> {
  try {
    const settings = readSettings();
    const stack = new Stack(settings, (line) => console.log(line));
    stopWhenAsked(stack);
    await startOrRollback(stack, async () => {
      const account = services ? await stack.start() : undefined;
      await ready(stack, settings);
      if (account) console.log(`Demonstration account: ${account.email} ${account.password}`);
      console.log(`Declic is ready at ${settings.publicUrl}`);
    });
  } catch (error) {
    end(error);
  }
}

/** Asked to stop twice, or by two ways at once, it still stops once. */
function stopWhenAsked(stack: Stack): void {
  const stop = () => void stack.stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
}

async function startOrRollback(stack: Stack, up: () => Promise<void>): Promise<void> {
  try {
    await up();
  } catch (error) {
    // Stopped during start-up: the caller that stopped it ends the process.
    if (stack.isStopping) return;
    await stack.stop();
    throw error;
  }
}

/** A `CliError` is printed as its sentence; any other error is a fault of the program and is printed with its stack. */
function end(error: unknown): never {
  console.error(error instanceof CliError ? error.message : error);
  process.exit(1);
}
