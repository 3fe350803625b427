import { Clock, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockAccount } from '../../locks/lock-account';
import { MAX_KEPT_UPLOADS } from './pdf-limits';
import { PdfEntity } from './pdf.entity';

export type NewPdf = Pick<PdfEntity, 'userId' | 'name' | 'pages' | 'content'>;

@Injectable()
export class PdfsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a PDF, and no more of the account than the newest.
   *
   * @throws {UnauthorizedError} the account was deleted while its access token is still good.
   */
  add(pdf: NewPdf): Promise<PdfEntity> {
    return withUser(this.dataSource, pdf.userId, async (manager) => {
      await lockAccount(manager, pdf.userId);
      const added = await manager.save(manager.create(PdfEntity, { ...pdf, createdAt: this.clock.now() }));
      await deleteAllBut(manager, pdf.userId, MAX_KEPT_UPLOADS);
      return added;
    });
  }

  async deleteOlder(than: Date): Promise<void> {
    await this.dataSource.query('select delete_old_pdfs($1)', [than]);
  }
}

/** Deletes all but the newest PDFs of a user. */
async function deleteAllBut(manager: EntityManager, userId: string, kept: number): Promise<void> {
  await manager.query(
    `delete from flow_pdfs where id in
       (select id from flow_pdfs where user_id = $1 order by created_at desc, id desc offset $2)`,
    [userId, kept],
  );
}

/** The text of an uploaded PDF; undefined when the user has no such PDF. Within a transaction of the user. */
export async function findPdfText(manager: EntityManager, userId: string, id: string): Promise<string | undefined> {
  return (await manager.findOneBy(PdfEntity, { id, userId }))?.content;
}

/** The newest upload of a user with this text; null when it is no longer kept. Within a transaction of the user. */
export function findPdfByText(manager: EntityManager, userId: string, text: string): Promise<PdfEntity | null> {
  return manager.findOne(PdfEntity, { where: { userId, content: text }, order: { createdAt: 'DESC', id: 'DESC' } });
}
