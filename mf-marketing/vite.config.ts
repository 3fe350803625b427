import { remoteConfig } from '@declic/release-kit/vite';

export default remoteConfig(import.meta.dirname);
