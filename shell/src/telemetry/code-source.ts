/** A deployable in one of its versions. */
export interface CodeSource {
  readonly name: string;
  readonly version: string;
}

export const SHELL = 'shell';

/** V8: `    at render (https://…/page.js:1:2)`. SpiderMonkey: `render@https://…/page.js:1:2`. */
const FRAME = /^(?:\s*at\s(?:.*\()?|[^\s@]*@)(https?:\/\/[^\s()]+?):\d+:\d+\)?$/;
const MAX_CAUSES = 5;

/**
 * Whose code is in the stack of an error, or of its causes: the remote nearest to the throw, otherwise the shell. An import that
 * failed has no stack, and names the file in its message.
 */
export function codeSource(error: unknown): CodeSource | undefined {
  const chain = causes(error);
  const sources = chain.flatMap(listFrames);
  const inStack = sources.find(({ name }) => name !== SHELL) ?? sources[0];
  return inStack ?? chain.map(({ message }) => addressSource(message)).find((source) => source !== undefined);
}

/** Whose file is at an address, or at the first address in a text. */
export function addressSource(text: string): CodeSource | undefined {
  const address = /https?:\/\/[^\s()"']+/.exec(text)?.[0];
  if (address === undefined || !URL.canParse(address)) return undefined;
  const [, folder = '', first = '', second = ''] = new URL(address).pathname.split('/');
  if (folder === 'remotes' && first && second) return { name: first, version: second };
  if (folder === 'shell' && first) return { name: SHELL, version: first };
  return folder === 'assets' ? { name: SHELL, version: 'unversioned' } : undefined;
}

/** The frame at which an error was thrown, as its stack has it. */
export function firstFrame(error: unknown): string {
  return error instanceof Error ? (splitStack(error).find((line) => FRAME.test(line)) ?? '') : '';
}

function listFrames(error: Error): CodeSource[] {
  return splitStack(error).flatMap((line) => addressSource(FRAME.exec(line)?.[1] ?? '') ?? []);
}

function splitStack({ stack }: Error): string[] {
  return typeof stack === 'string' ? stack.split('\n') : [];
}

function causes(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let next = error; next instanceof Error && chain.length < MAX_CAUSES; next = next.cause) chain.push(next);
  return chain;
}
