import { serviceConformance } from '@declic/nest-kit/testing';
import { AppModule } from './app.module';
import { RELEASE_TOKEN } from './testing/registry';

serviceConformance(AppModule, { open: ['getComposition', 'getCandidates', 'recordBeacon'], env: { RELEASE_TOKEN } });
