import type { EncodedVideoChunk, EncodedVideoChunkMetadata, VideoEncoder } from '@napi-rs/webcodecs';
import type { Size } from '../geometry';
import type { RgbaPicture } from './to-i420';
import { i420Size, toI420 } from './to-i420';
import { createVideoFile, type VideoFile } from './video-file';
import { videoCodecs, type VideoFormat } from './video-formats';

/** A video as a sequence of pictures that are drawn when they are needed. */
export interface VideoSource extends Size {
  readonly framesPerSecond: number;
  readonly frameCount: number;
  /** The pixels are read before the next call. */
  draw(frame: number): RgbaPicture;
}

export interface EncodeOptions {
  readonly format: VideoFormat;
  /** Bits per second. */
  readonly bitrate: number;
  readonly signal: AbortSignal;
}

/** Seconds between pictures to which a player can jump. */
const KEY_FRAME_EVERY = 3;
const COLOURS = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const;

/**
 * Encodes a video without sound.
 *
 * @throws the reason of `signal` when it is aborted.
 */
export async function encodeVideo(source: VideoSource, { format, bitrate, signal }: EncodeOptions) {
  const { VideoEncoder, VideoFrame } = await import('@napi-rs/webcodecs');
  const { width, height, framesPerSecond } = source;
  const file = await createVideoFile(format, framesPerSecond);
  const writer = createChunkWriter(file);
  const encoder = new VideoEncoder({ output: writer.write, error: writer.fail });
  try {
    encoder.configure({ ...videoCodecs[format].encoder, width, height, bitrate, framerate: framesPerSecond });
    const planes = new Uint8Array(i420Size(width, height));
    for (let index = 0; index < source.frameCount; index++) {
      signal.throwIfAborted();
      toI420(source.draw(index), planes);
      const frame = new VideoFrame(planes, {
        format: 'I420',
        codedWidth: width,
        codedHeight: height,
        colorSpace: COLOURS,
        ...toTimes(index, framesPerSecond),
      });
      encoder.encode(frame, { keyFrame: index % (framesPerSecond * KEY_FRAME_EVERY) === 0 });
      frame.close();
      await waitForQueue(encoder);
      writer.assertNoFailure();
    }
    await encoder.flush();
    await writer.written();
  } finally {
    encoder.close();
  }
  return file.finish();
}

const MICROSECONDS = 1_000_000;

/** In microseconds; rounded from the frame's index, so that errors do not add up. */
function toTimes(index: number, framesPerSecond: number): { timestamp: number; duration: number } {
  const timestamp = Math.round((index * MICROSECONDS) / framesPerSecond);
  return { timestamp, duration: Math.round(((index + 1) * MICROSECONDS) / framesPerSecond) - timestamp };
}

/** Each frame that waits for the encoder holds its picture in memory: without a bound it is the whole video. */
const MAX_QUEUED_FRAMES = 3;

/** Frames that were closed are freed, and an abort is heard, only when the event loop turns: it does so for each frame. */
async function waitForQueue(encoder: VideoEncoder): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, 1));
  while (encoder.encodeQueueSize >= MAX_QUEUED_FRAMES);
}

/** Encoded pictures go into the file one after the other; the first failure ends the encoding. */
function createChunkWriter(file: VideoFile) {
  let failure: Error | undefined;
  let last = Promise.resolve();
  const fail = (error: Error) => void (failure ??= error);
  const assertNoFailure = () => {
    if (failure) throw failure;
  };
  return {
    fail,
    assertNoFailure,
    write(chunk: EncodedVideoChunk, metadata?: EncodedVideoChunkMetadata) {
      last = last.then(async () => file.add(chunk, metadata)).catch(fail);
    },
    async written() {
      await last;
      assertNoFailure();
    },
  };
}
