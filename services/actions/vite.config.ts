import { serviceConfig } from '../../tools/vite/service.ts';

export default serviceConfig(import.meta.dirname);
