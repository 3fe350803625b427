export { remoteConfig, standaloneConfig } from '../../../tools/vite/remote.ts';
