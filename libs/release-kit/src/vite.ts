export { sharePictures } from '../../../tools/vite/share-pictures.ts';
export { remoteConfig, standaloneConfig } from '../../../tools/vite/remote.ts';
