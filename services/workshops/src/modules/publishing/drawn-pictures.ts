import { drawSharePicture, type SharePicture } from '@declic/media/share-picture';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { PicturesBusyError } from './pictures-busy.error';

/** Some 300 pictures of about 110 kB. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** One takes 40 ms, of which a third is on the thread that takes bookings. */
const AT_ONCE = 2;
const MAX_WAITING = 20;

/** Draws each picture once for its version, a few at the same time, and keeps those that were asked for last. */
export class DrawnPictures {
  readonly #kept = new LRUCache<string, Uint8Array>({ maxSize: KEPT_BYTES, sizeCalculation: (png) => png.byteLength });
  readonly #drawings = new Map<string, Promise<Uint8Array>>();
  readonly #queue = new PQueue({ concurrency: AT_ONCE });

  constructor(private readonly draw: (picture: SharePicture) => Promise<Uint8Array> = drawSharePicture) {}

  /** A picture that need not be drawn for this call, because it is there or is being drawn for another one. */
  find(version: string): Promise<Uint8Array> | undefined {
    const kept = this.#kept.get(version);
    return kept ? Promise.resolve(kept) : this.#drawings.get(version);
  }

  /** @throws {PicturesBusyError} too many wait. */
  add(version: string, picture: SharePicture): Promise<Uint8Array> {
    if (this.#queue.size >= MAX_WAITING) throw new PicturesBusyError();
    const drawing = this.#queue
      .add(() => this.draw(picture))
      .then((png) => {
        this.#kept.set(version, png);
        return png;
      });
    this.#drawings.set(version, drawing);
    const forget = () => void this.#drawings.delete(version);
    drawing.then(forget, forget);
    return drawing;
  }
}
