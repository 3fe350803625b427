import { PictureError, readPicture } from '@declic/media/picture';
import { loadCanvas } from '@declic/media/video';
import type { InputFile } from '../../../engine/files';
import { RejectedInputError } from '../../../engine/run-errors';
import type { Logo } from './stage';

/** More than it is ever drawn with. */
const MAX_SIDE = 512;

/** @throws {RejectedInputError} it cannot be read as a picture. */
export async function readLogo(file: InputFile | undefined): Promise<Logo | null> {
  if (!file) return null;
  try {
    const { png, width, height } = await readPicture(file.bytes, MAX_SIDE);
    return { png, width, height, image: await (await loadCanvas()).decode(png) };
  } catch (error) {
    if (error instanceof PictureError) throw new RejectedInputError('logo', error.message);
    throw error;
  }
}
