import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';

/** What a video file says about itself, and how many pictures it holds. */
export async function readVideo(bytes: Uint8Array) {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('There is no video track.');
  let frames = 0;
  let keyFrames = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    frames++;
    if (packet.type === 'key') keyFrames++;
  }
  return {
    mime: (await input.getFormat()).mimeType,
    codec: track.codec,
    codecString: await track.getCodecParameterString(),
    width: track.displayWidth,
    height: track.displayHeight,
    duration: await input.computeDuration(),
    frames,
    keyFrames,
    colours: await track.getColorSpace(),
    hasAudio: (await input.getPrimaryAudioTrack()) !== null,
  };
}
