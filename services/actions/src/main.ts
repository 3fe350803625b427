import { runService } from '@declic/nest-kit';
import { AppModule } from './app.module';

await runService({ name: 'actions', module: AppModule });
