import { displayName } from '@oilway/store/library/file-names.ts';
import type { Locale } from '@oilway/store/locales.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { defineBlock } from '../../pages/blocks/definition.ts';
import type { BlockProps } from '../../pages/parts/block-position.ts';
import { paths } from '../../pages/paths.ts';
import styles from '../../portal/Portal.module.css';
import { portalFilePaths } from '../../server/portal-file-paths.ts';
import type { FileErrorBlock, LibraryBlock, UnmergeableFiles } from './library-page.ts';
import { libraryMessages } from './messages.ts';
import { PortalLibrary } from './page/PortalLibrary.tsx';

export const library = defineBlock<LibraryBlock>({
  component: ({ block, page }) => <PortalLibrary locale={page.locale} library={block.library} />,
});

export const fileError = defineBlock<FileErrorBlock>({ component: FileError });

function FileError({ block, page: { locale } }: BlockProps<FileErrorBlock>) {
  const { unmergeable, reason } = block;
  const { fileErrors } = libraryMessages[locale];
  return (
    <div className={styles.inside}>
      <h1 className="step3 tracked anywhere">{fileErrors[reason].heading}</h1>
      {unmergeable ? (
        <UnmergeableFileList locale={locale} files={unmergeable} />
      ) : (
        <p className="measure">{fileErrors[reason].text}</p>
      )}
      <p>
        <ButtonLink
          href={paths.portalLibrary(locale)}
          variant={unmergeable?.mergeable.length ? 'outline' : 'primary'}
        >
          {fileErrors.button}
        </ButtonLink>
      </p>
    </div>
  );
}

/** Lists the files that cannot be merged into the print job, with a link that prints the others. */
function UnmergeableFileList({ locale, files }: { locale: Locale; files: UnmergeableFiles }) {
  const { unmergeable } = libraryMessages[locale].fileErrors;
  return (
    <>
      <ul className="measure">
        {files.failures.map(({ file: { id, name, printFile }, locked }) => (
          <li key={id}>
            {unmergeable[locked ? 'locked' : 'unreadable'](displayName(printFile?.name ?? name))}{' '}
            <a href={portalFilePaths.portalPrint([id])}>{unmergeable.alone}</a>
          </li>
        ))}
      </ul>
      {files.mergeable.length > 0 && (
        <p>
          <ButtonLink href={portalFilePaths.portalPrint(files.mergeable.map(({ id }) => id))}>
            {unmergeable.others}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
