import { ServiceModule } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { marketingConfig } from './config/marketing.config';
import { database } from './database/data-source';
import { WaitlistModule } from './modules/waitlist/waitlist.module';

@Module({
  imports: [ServiceModule.forRoot({ database, config: marketingConfig }), WaitlistModule],
})
export class AppModule {}
