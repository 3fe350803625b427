/**
 * Runs in a page: plays a video for a moment, jumps to a time in seconds, and returns the colours that the browser decoded there
 * at points, which are parts of the width and height.
 *
 * @param {{ url: string, time: number, points: [number, number][] }} options
 */
globalThis.playVideo = async ({ url, time, points }) => {
  const video = Object.assign(document.createElement('video'), { muted: true, src: url });
  const next = (name) =>
    new Promise((resolve, reject) => {
      video.addEventListener(name, resolve, { once: true });
      video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true });
    });
  await next('loadeddata');
  await video.play();
  while (video.currentTime < 0.2) await next('timeupdate');
  const advanced = video.currentTime;
  video.pause();
  video.currentTime = time;
  await next('seeked');
  const canvas = Object.assign(document.createElement('canvas'), {
    width: video.videoWidth,
    height: video.videoHeight,
  });
  const context = canvas.getContext('2d');
  context.drawImage(video, 0, 0);
  const colors = points.map(([x, y]) => [
    ...context.getImageData(Math.round(x * canvas.width), Math.round(y * canvas.height), 1, 1).data.slice(0, 3),
  ]);
  return { duration: video.duration, width: video.videoWidth, height: video.videoHeight, advanced, colors };
};
