import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const PLATFORM = `${process.platform}-${process.arch}`;
/** Of binaries of the NAPI tools, as their loaders name them. */
const ABIS = ['', '-gnu', '-musl', '-msvc'] as const;

const anyAbi = (name: string) => ABIS.map((abi) => `${name}-${PLATFORM}${abi}`);

/** What each kind of work needs: of every list one at least. */
const NEEDED = {
  picture: [['sharp'], [`@img/sharp-${PLATFORM}/sharp.node`, `@img/sharp-linuxmusl-${process.arch}/sharp.node`]],
  pdf: [['unpdf'], ['@hyzyla/pdfium']],
  ocr: [
    ['tesseract.js'],
    ['tesseract.js-core/package.json'],
    ...['eng', 'fra', 'spa'].map((code) => [`@tesseract.js-data/${code}/package.json`]),
  ],
  video: [['@napi-rs/canvas'], anyAbi('@napi-rs/canvas'), ['@napi-rs/webcodecs'], anyAbi('@napi-rs/webcodecs')],
} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;

export type MediaKind = keyof typeof NEEDED;

/** The kinds of work for which this machine has the packages, binaries and data; none of them is loaded. */
export function findInstalled(isResolved: (name: string) => boolean = canResolve): MediaKind[] {
  const kinds = Object.keys(NEEDED) as MediaKind[]; // the table's keys
  return kinds.filter((kind) => NEEDED[kind].every((names: readonly string[]) => names.some(isResolved)));
}

function canResolve(name: string): boolean {
  try {
    resolve(name);
    return true;
  } catch {
    return false;
  }
}
