import type { Action } from '../engine/action';
import { convertFiles, toInlineFile } from '../engine/answer-files';
import { detectMime } from '../engine/detect-mime';
import { decodeContent, readFileReference } from '../engine/file-reference';
import type { InputFile } from '../engine/files';
import type { Ports } from '../engine/ports';
import { RejectedInputError } from '../engine/run-errors';
import { readSample } from '../engine/samples';
import { aRun } from './a-run';
import { examplePorts } from '../engine/example-ports';

type Payload = Readonly<Record<string, unknown>>;

/** The input of an action after its checks. @throws {RejectedInputError} for the first refused field. */
function accept(action: Action, payload: Payload): Payload {
  const check = action.check(payload);
  if (check.ok) return check.input;
  const [first] = check.errors;
  throw new RejectedInputError(first?.field ?? '', first?.message ?? '');
}

/**
 * Runs an action as the service does: checks the payload, reads its files (data URLs and samples), runs the handler in this process
 * and checks the result. Files in `data` still hold their bytes.
 */
export async function runAction(action: Action, payload: Payload, given: Partial<Ports> = {}) {
  const input = await readFiles(action, accept(action, payload));
  const result = await action.execute(input, { ...examplePorts, ...given }, aRun());
  const answer = await convertFiles(result.data, async (file) => toInlineFile(file));
  action.assertOutput(answer);
  return { ...result, answer };
}

async function readFiles(action: Action, input: Payload): Promise<Payload> {
  const keys = action.input.params.filter(({ ui }) => ui?.accept).map(({ key }) => key);
  const files = keys.flatMap((key) => (typeof input[key] === 'string' ? [[key, input[key]] as const] : []));
  const read = files.map(async ([key, text]) => [key, await readReference(text)] as const);
  return { ...input, ...Object.fromEntries(await Promise.all(read)) };
}

async function readReference(text: string): Promise<InputFile> {
  const reference = readFileReference(text);
  if (reference?.kind === 'data') {
    const bytes = decodeContent(reference);
    return { name: 'file', mime: await detectMime(bytes, reference.mime, 'file'), bytes };
  }
  const bytes = reference?.kind === 'sample' ? await readSample(reference.name) : null;
  if (reference?.kind !== 'sample' || !bytes) throw new Error(`A test cannot read the file ${text.slice(0, 80)}`);
  return { name: reference.name, mime: await detectMime(bytes, '', reference.name), bytes };
}
