import { readSecrets } from '@declic/tools/database/secrets';
import { startTestStack } from '@declic/tools/test/test-stack';

/** The stack that the kit breaks. */
export interface Site {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** The stack that BASE_URL and DATA_DIR name, or one that lives as long as the run. */
export async function openSite(): Promise<Site> {
  const { BASE_URL: url, DATA_DIR: dataDir } = process.env;
  if (url) {
    if (!dataDir) throw new Error('Set DATA_DIR beside BASE_URL: the release token and the stored files are there.');
    await readSecrets(dataDir);
    return { url, dataDir, stop: async () => undefined };
  }
  const stack = await startTestStack({ quiet: true });
  const { BASE_URL = '', DATA_DIR = '' } = stack.environment;
  return { url: BASE_URL, dataDir: DATA_DIR, stop: () => stack.stop() };
}
