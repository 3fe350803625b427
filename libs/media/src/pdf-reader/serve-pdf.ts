import { buffer } from 'node:stream/consumers';
import { denyAccess } from '../confinement/deny-access';
import { readText } from './read-text';

/** The process of `PdfReader`: takes a PDF from its input, and writes what came of it to its output. */
export async function servePdf(): Promise<void> {
  denyAccess();
  const [maxPages, maxCharacters] = process.argv.slice(-2).map(Number);
  if (!maxPages || !maxCharacters) throw new Error('Usage: <worker> <most pages> <most characters>');
  const reply = await readText(await buffer(process.stdin), { maxPages, maxCharacters });
  process.stdout.write(JSON.stringify(reply), () => process.exit());
}
