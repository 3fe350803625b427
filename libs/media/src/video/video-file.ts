import type { EncodedVideoChunk, EncodedVideoChunkMetadata } from '@napi-rs/webcodecs';
import { videoCodecs, type VideoFormat } from './video-formats';

/** A video file that is being written in memory. */
export interface VideoFile {
  add(chunk: EncodedVideoChunk, metadata?: EncodedVideoChunkMetadata): Promise<void>;
  finish(): Promise<Uint8Array>;
}

const MICROSECONDS = 1_000_000;
const COLOURS = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const;

export async function createVideoFile(format: VideoFormat, framesPerSecond: number): Promise<VideoFile> {
  const { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output, WebMOutputFormat } =
    await import('mediabunny');
  const target = new BufferTarget();
  // With `fastStart` the index comes first: a browser plays before it has the whole file.
  const container = format === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const output = new Output({ format: container, target });
  const track = new EncodedVideoPacketSource(videoCodecs[format].codec);
  output.addVideoTrack(track, { frameRate: framesPerSecond });
  await output.start();
  return {
    async add(chunk, metadata) {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      // The H.264 encoder gives chunks no duration: the last frame would take no time.
      const times = [chunk.timestamp / MICROSECONDS, 1 / framesPerSecond] as const;
      const config = metadata?.decoderConfig;
      await track.add(new EncodedPacket(data, chunk.type, ...times), {
        ...(config && { decoderConfig: { ...config, colorSpace: COLOURS } }),
      });
    },
    async finish() {
      await output.finalize();
      return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
    },
  };
}
