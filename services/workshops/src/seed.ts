import { runSeed } from '@declic/nest-kit';
import { AppModule } from './app.module';
import { DemoSeed } from './demo/demo-seed';

await runSeed(AppModule, (app) => app.get(DemoSeed).run());
