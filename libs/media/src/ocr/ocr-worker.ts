import type { Worker } from 'tesseract.js';
import { linkLanguages, type OcrLanguage } from './language-data';

/**
 * Starts a worker thread that reads the languages. `fail` hears what goes wrong in it at any time: tesseract.js leaves some of its
 * promises open then.
 */
export async function startOcrWorker(
  languages: readonly OcrLanguage[],
  fail: (reason: string) => void,
): Promise<Worker> {
  const { createWorker, OEM } = (await import('tesseract.js')).default;
  const folder = await linkLanguages(languages);
  try {
    const worker = await createWorker([...folder.codes], OEM.LSTM_ONLY, {
      langPath: folder.path,
      cacheMethod: 'none',
      errorHandler: (error: unknown) => fail(String(error)),
    });
    await worker.setParameters({ preserve_interword_spaces: '1', user_defined_dpi: '300' });
    return worker;
  } finally {
    await folder.remove();
  }
}
