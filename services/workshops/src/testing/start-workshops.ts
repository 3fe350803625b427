import { startTestService, type TestServiceOptions } from '@declic/nest-kit/testing';
import { AppModule } from '../app.module';

/** The workshops service for one test file. */
export const startWorkshops = (options: TestServiceOptions = {}) => startTestService(AppModule, options);
