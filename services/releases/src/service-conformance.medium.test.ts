import { serviceConformance } from '@declic/nest-kit/testing';
import { AppModule } from './app.module';
import { registryEnv } from './testing/registry';

serviceConformance(AppModule, {
  open: ['getComposition', 'getCandidates', 'getPreview', 'recordBeacon'],
  env: registryEnv(),
});
