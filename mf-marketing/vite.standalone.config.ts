import { standaloneConfig } from '../tools/vite/remote.ts';

export default standaloneConfig(import.meta.dirname);
