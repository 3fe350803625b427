import { expect, it } from 'vitest';
import { aFilm } from '../testing/a-film';
import { readVideo } from '../testing/read-video';
import { loadCanvas } from './canvas';
import { drawFilm } from './draw-film';
import { encodeVideo, type VideoSource } from './encode-video';

const never = new AbortController().signal;

async function aSource(draw: (frame: number) => void = () => undefined): Promise<VideoSource> {
  const film = aFilm();
  const canvas = (await loadCanvas()).create(film.width, film.height);
  const { width, height } = film;
  return {
    width,
    height,
    framesPerSecond: 25,
    frameCount: 50,
    draw(frame) {
      draw(frame);
      drawFilm(canvas.getContext('2d'), film, frame / 25);
      return { width, height, data: canvas.data() };
    },
  };
}

it.each([
  ['webm', 'vp9', /^vp09\.00\./, 'video/webm'],
  ['mp4', 'avc', /^avc1\.64/, 'video/mp4'],
] as const)(
  'makes a %s of %s with every frame, its duration and its colours',
  async (format, codec, codecString, mime) => {
    const bytes = await encodeVideo(await aSource(), { format, bitrate: 200_000, signal: never });
    const video = await readVideo(bytes);
    expect(video).toMatchObject({ mime, codec, width: 160, height: 120, frames: 50, hasAudio: false });
    expect(video.codecString).toMatch(codecString);
    expect(video.duration).toBeCloseTo(2, 3);
    expect(video.colours).toMatchObject({ matrix: 'bt709', fullRange: false });
  },
);

it('puts the index of an MP4 before its pictures', async () => {
  const text = Buffer.from(
    await encodeVideo(await aSource(), { format: 'mp4', bitrate: 200_000, signal: never }),
  ).toString('latin1');
  expect(text.indexOf('moov')).toBeGreaterThan(0);
  expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
});

it('stops when it is aborted', async () => {
  const controller = new AbortController();
  const drawn: number[] = [];
  const source = await aSource((frame) => {
    drawn.push(frame);
    if (frame === 3) setImmediate(() => controller.abort(new Error('deadline')));
  });
  await expect(encodeVideo(source, { format: 'webm', bitrate: 200_000, signal: controller.signal })).rejects.toThrow(
    'deadline',
  );
  expect(drawn.length).toBeLessThan(8);
});
