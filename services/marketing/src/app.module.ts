import { ServiceModule } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { config } from './config';
import { database } from './database/data-source';
import { ExpertsModule } from './modules/experts/experts.module';
import { WaitlistModule } from './modules/waitlist/waitlist.module';

@Module({
  imports: [ServiceModule.forRoot({ database, config: config }), WaitlistModule, ExpertsModule],
})
export class AppModule {}
