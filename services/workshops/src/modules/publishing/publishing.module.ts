import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module';
import { DrawnPictures } from './drawn-pictures';
import { PicturesController } from './pictures.controller';
import { PublishedSessionsRepository } from './published-sessions.repository';
import { PublishedSessionsService } from './published-sessions.service';
import { PublishingController } from './publishing.controller';
import { WorkshopPictures } from './workshop-pictures';

/** Feeds, the calendar, the sitemap and the pictures of shared links. */
@Module({
  imports: [SessionsModule],
  controllers: [PublishingController, PicturesController],
  providers: [
    PublishedSessionsRepository,
    PublishedSessionsService,
    { provide: DrawnPictures, useFactory: () => new DrawnPictures() },
    WorkshopPictures,
  ],
})
export class PublishingModule {}
