import { deskHref } from '#desk/state/views.ts';
import { readTourTexts } from '#domain/contract/resources/tour-texts.ts';
import { translationProgress } from '#domain/text/translation-progress.ts';
import * as words from '#words/translations/office.ts';
import { SectionFrame } from '../forms/form-section.tsx';
import { ReplyView, useReply } from '../reply.tsx';
import { LanguageChoice } from './language-choice.tsx';

/** The share of a tour's texts in each other language of the shop, with links to translate them (G6). */
export function TourLanguages({ id }: { id: number }) {
  const reading = useReply(readTourTexts, { id });

  if (reading.reply?.languages.length === 0) return null;
  return (
    <SectionFrame title={words.title}>
      <ReplyView reading={reading} loading={words.loading}>
        {({ languages, objects }) => (
          <LanguageChoice
            languages={languages.map((language) => ({ language, ...translationProgress(objects, language) }))}
            hrefOf={(language) => deskHref.translations(id, language)}
          />
        )}
      </ReplyView>
    </SectionFrame>
  );
}
