import { Cacheable, Http, type HttpExchange, Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import type { WorkshopsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { PublishedSessionsService } from './published-sessions.service';
import { RequestedSite } from './requested-site';
import { writeFeed } from './write-feed';
import { writeSiteCalendar } from './write-site-calendar';
import { writeWorkshopsSitemap } from './write-workshops-sitemap';

const MAX_AGE_SECONDS = 60;

/** What programs subscribe to and search engines read. Addresses are of the host that was asked. */
@Controller()
@Public()
export class PublishingController {
  constructor(
    private readonly sessions: PublishedSessionsService,
    @InjectConfig() private readonly config: WorkshopsConfig,
  ) {}

  @Op('getWorkshopsSitemap')
  @Cacheable(MAX_AGE_SECONDS)
  async sitemap(@Input() _: OpInput<'getWorkshopsSitemap'>, @Http() { request, reply }: HttpExchange) {
    reply.header('content-type', 'application/xml; charset=utf-8');
    return writeWorkshopsSitemap(await this.sessions.list(), this.#siteOf(request));
  }

  @Op('getWorkshopsFeed')
  @Cacheable(MAX_AGE_SECONDS)
  async feed(@Input() _: OpInput<'getWorkshopsFeed'>, @Http() { request, reply }: HttpExchange) {
    reply.header('content-type', 'application/rss+xml; charset=utf-8');
    return writeFeed(await this.sessions.list(), this.#siteOf(request));
  }

  @Op('getWorkshopsCalendar')
  @Cacheable(MAX_AGE_SECONDS)
  async calendar(@Input() _: OpInput<'getWorkshopsCalendar'>, @Http() { request, reply }: HttpExchange) {
    reply.header('content-type', 'text/calendar; charset=utf-8');
    return writeSiteCalendar(await this.sessions.list(), this.#siteOf(request));
  }

  #siteOf({ host }: HttpExchange['request']): RequestedSite {
    return new RequestedSite(host, this.config);
  }
}
