import { standaloneConfig } from '@declic/release-kit/vite';

export default standaloneConfig(import.meta.dirname);
