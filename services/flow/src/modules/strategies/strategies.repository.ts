import { queryAsUser, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PdfEntity } from '../pdfs/pdf.entity';
import { findPdfByText } from '../pdfs/pdfs.repository';
import { StrategyEntity } from './strategy.entity';

/** What a person sets of a strategy besides its lines. */
export type StrategySettings = Partial<Pick<StrategyEntity, 'status' | 'horizonDays'>>;

@Injectable()
export class StrategiesRepository {
  constructor(private readonly dataSource: DataSource) {}

  listNewestFirst(userId: string): Promise<StrategyEntity[]> {
    return queryAsUser(this.dataSource, userId, (manager) =>
      manager.find(StrategyEntity, { where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } }),
    );
  }

  findById(userId: string, id: string): Promise<StrategyEntity | null> {
    return queryAsUser(this.dataSource, userId, (manager) => manager.findOneBy(StrategyEntity, { id, userId }));
  }

  /** The upload that the text of an intake came from; null when it is no longer kept. */
  findUpload({ userId, pdfText }: Pick<StrategyEntity, 'userId' | 'pdfText'>): Promise<PdfEntity | null> {
    return queryAsUser(this.dataSource, userId, (manager) => findPdfByText(manager, userId, pdfText));
  }

  set(userId: string, id: string, settings: StrategySettings): Promise<StrategyEntity | null> {
    return withUser(this.dataSource, userId, async (manager) => {
      await manager.update(StrategyEntity, { id, userId }, settings);
      return manager.findOneBy(StrategyEntity, { id, userId });
    });
  }
}
