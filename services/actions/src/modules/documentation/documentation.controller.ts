import { Http, type HttpExchange, Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DocumentationService } from './documentation.service';
import type { PageText } from './pages/page-text';
import { referencePage } from './pages/reference-page';
import { PageNotFoundError } from './documentation.errors';
import { missingPage } from './pages/missing-page';
import { sendDocsPage, sendHtml } from './send-docs-page';
import { VIEWER_POLICY } from './page-policy';

/** The documentation as pages. */
@Controller()
@Public()
export class DocumentationController {
  constructor(private readonly documentation: DocumentationService) {}

  @Op('showDocumentation')
  first(@Input() _: OpInput<'showDocumentation'>, @Http() { reply }: HttpExchange) {
    return this.send(reply, this.documentation.guide(''));
  }

  @Op('showGuide')
  guide(@Input() { path: { guide } }: OpInput<'showGuide'>, @Http() exchange: HttpExchange) {
    return this.find(exchange, () => this.documentation.guide(guide));
  }

  @Op('showActionPages')
  actions(@Input() { query: { search = '' } }: OpInput<'showActionPages'>, @Http() { reply }: HttpExchange) {
    return this.send(reply, this.documentation.actions(search));
  }

  @Op('showActionPage')
  action(@Input() { path: { slug } }: OpInput<'showActionPage'>, @Http() exchange: HttpExchange) {
    return this.find(exchange, () => this.documentation.action(slug));
  }

  @Op('showErrorPages')
  problems(@Input() _: OpInput<'showErrorPages'>, @Http() { reply }: HttpExchange) {
    return this.send(reply, this.documentation.problems());
  }

  @Op('showErrorPage')
  problem(@Input() { path: { code } }: OpInput<'showErrorPage'>, @Http() exchange: HttpExchange) {
    return this.find(exchange, () => this.documentation.problem(code));
  }

  @Op('showReference')
  reference(@Input() _: OpInput<'showReference'>, @Http() { reply }: HttpExchange) {
    return sendHtml(reply, referencePage, VIEWER_POLICY);
  }

  /** Where there is none, a browser gets a page that leads on, and a program the problem document. */
  private find({ request, reply }: HttpExchange, findPage: () => PageText): string {
    try {
      return this.send(reply, findPage());
    } catch (error) {
      if (!(error instanceof PageNotFoundError) || !request.headers.accept?.includes('text/html')) throw error;
      const html = this.send(reply.code(404), missingPage);
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      return html;
    }
  }

  private send(reply: FastifyReply, page: PageText): string {
    return sendDocsPage(reply, page, this.documentation.publicUrl);
  }
}
