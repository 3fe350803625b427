import { Cacheable, Http, type HttpExchange, Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { DocumentationService } from './documentation.service';

/** The pages change with a release only. */
const MAX_AGE_SECONDS = 300;

/** What search engines read of the documentation. */
@Controller()
@Public()
export class SitemapController {
  constructor(private readonly documentation: DocumentationService) {}

  @Op('getSitemap')
  @Cacheable(MAX_AGE_SECONDS)
  sitemap(@Input() _: OpInput<'getSitemap'>, @Http() { reply }: HttpExchange) {
    const { publicUrl } = this.documentation;
    const urls = this.documentation.listPaths().map((path) => `<url><loc>${publicUrl}${path}</loc></url>`);
    reply.header('content-type', 'text/xml; charset=utf-8');
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  }
}
