import { serviceConformance } from '@declic/nest-kit/testing';
import { AppModule } from './app.module';
import { PREVIEW_SECRET, RELEASE_TOKEN } from './testing/registry';

serviceConformance(AppModule, {
  open: ['getComposition', 'getCandidates', 'getPreview', 'recordBeacon'],
  env: { PREVIEW_SECRET, RELEASE_TOKEN },
});
