/**
 * Runs in a page: plays a video for a moment, jumps to a time in seconds, and returns the pixels that the browser decoded there.
 *
 * @param {{ url: string, time: number }} options
 */
globalThis.playVideo = async ({ url, time }) => {
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
  const pixels = [...context.getImageData(0, 0, canvas.width, canvas.height).data];
  return { duration: video.duration, width: video.videoWidth, height: video.videoHeight, advanced, pixels };
};
