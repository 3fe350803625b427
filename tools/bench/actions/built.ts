import { join } from 'node:path';

/** Where the built files of this benchmark are. */
export const built = join(import.meta.dirname, 'dist');
