import { serviceConformance } from '@declic/nest-kit/testing';
import { AppModule } from './app.module';
import { environment } from './testing/environment';

serviceConformance(AppModule, { open: ['getComposition', 'getCandidates', 'recordBeacon'], env: environment });
