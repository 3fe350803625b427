import { createRequire } from 'node:module';
import type { Block } from 'tesseract.js';
import { readLanguageData, type OcrLanguage } from './language-data';

/** What is used of the module that tesseract.js-core makes; the package has no types. */
interface TesseractModule {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  readonly TessBaseAPI: new () => TesseractApi;
}

interface TesseractApi {
  Init(dataPath: null, languages: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  /** Orientation as Exif has it, and a turn in radians; 1 when the picture cannot be read. */
  SetImageFile(orientation: number, radians: number): number;
  FindLines(): number;
  GetGradient(): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  End(): void;
}

const LSTM_ONLY = 1;
const UPRIGHT = 1;
/** About 0.3 degrees; less is not worth a second preparation of the picture. */
const LEAST_SLANT = 0.005;

/** A recogniser that holds memory until it is closed. */
export interface Recogniser {
  /** The blocks of text on a picture; a slant is put straight before. @throws when the picture cannot be read. */
  read(png: Uint8Array): readonly Block[];
  close(): void;
}

const load = createRequire(import.meta.url);

/**
 * Starts Tesseract in this thread. tesseract.js would start a thread for it, whose heap V8 reserves anew: that alone goes beyond the
 * memory limit of a process for media. All data is handed over in memory; nothing is fetched or written.
 */
export async function startRecogniser(languages: readonly OcrLanguage[]): Promise<Recogniser> {
  const data = await Promise.all(languages.map(readLanguageData));
  // The SIMD build runs on all processors that Node 24 runs on.
  const createModule = load('tesseract.js-core/tesseract-core-simd-lstm') as (
    options: object,
  ) => Promise<TesseractModule>;
  const tesseract = await createModule({ print: () => undefined, printErr: () => undefined });
  for (const { code, data: bytes } of data) tesseract.FS.writeFile(`./${code}.traineddata`, bytes);
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, data.map(({ code }) => code).join('+'), LSTM_ONLY) !== 0)
    throw new Error('Tesseract did not start.');
  api.SetVariable('preserve_interword_spaces', '1');
  api.SetVariable('user_defined_dpi', '300');
  return {
    read: (png) => {
      tesseract.FS.writeFile('/input', png);
      setImage(api, 0);
      api.FindLines();
      const slant = api.GetGradient();
      if (Math.abs(slant) >= LEAST_SLANT) setImage(api, slant);
      api.Recognize(null);
      // Tesseract's own form, which the types of tesseract.js describe.
      return (JSON.parse(api.GetJSONText()) as { blocks?: Block[] }).blocks ?? [];
    },
    close: () => api.End(),
  };
}

function setImage(api: TesseractApi, radians: number): void {
  if (api.SetImageFile(UPRIGHT, radians) === 1) throw new Error('The picture cannot be read.');
}
