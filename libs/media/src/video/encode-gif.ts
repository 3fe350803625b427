import type { VideoSource } from './encode-video';

export interface GifOptions {
  readonly colours: number;
  readonly signal: AbortSignal;
}

const CHANNELS = 4;
const MILLISECONDS = 1_000;
/** Pixels may differ by so much from the frame before and still count as the same (0 to 32). */
const FRAME_TOLERANCE = 3;

/** Encodes an endless animated GIF. All frames are in memory at once: for small pictures and few frames a second. */
export async function encodeGif(source: VideoSource, { colours, signal }: GifOptions): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const { width, height, frameCount, framesPerSecond } = source;
  const frameBytes = width * height * CHANNELS;
  const frames = new Uint8Array(frameBytes * frameCount);
  for (let index = 0; index < frameCount; index++) {
    signal.throwIfAborted();
    frames.set(source.draw(index).data, index * frameBytes);
  }
  const raw = { width, height: height * frameCount, channels: CHANNELS, pageHeight: height } as const;
  const delay = Array.from({ length: frameCount }, () => Math.round(MILLISECONDS / framesPerSecond));
  const gif = sharp(frames, { raw, limitInputPixels: width * height * frameCount });
  return gif.gif({ delay, loop: 0, colours, dither: 0, effort: 3, interFrameMaxError: FRAME_TOLERANCE }).toBuffer();
}
