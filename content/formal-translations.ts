import { trashDays } from './editing/trash.ts';

/**
 * Translations of Payload that use the informal address, in the formal address of the studio. `formal-translations.test.ts` fails when a new version of
 * Payload adds one.
 */
const confirmQuestion = { de: 'Möchten Sie fortfahren?', pl: 'Czy kontynuować?' };

export const formalTranslations = {
  de: {
    authentication: {
      beginCreateFirstUser: 'Legen Sie zu Beginn ein erstes Benutzerkonto an.',
      checkYourEmailForPasswordReset:
        'Wenn die E-Mail-Adresse zu einem Benutzerkonto gehört, erhalten Sie in Kürze eine E-Mail, mit der Sie Ihr Passwort zurücksetzen. Bitte sehen Sie auch im Spam-Ordner nach.',
      forgotPasswordEmailInstructions:
        'Bitte geben Sie Ihre E-Mail-Adresse an. Sie erhalten eine E-Mail, mit der Sie Ihr Passwort zurücksetzen.',
      forgotPasswordUsernameInstructions:
        'Bitte geben Sie Ihren Benutzernamen an. Sie erhalten eine E-Mail an die Adresse, die zu ihm gehört.',
      generatingNewAPIKeyWillInvalidate: `Ein neuer API-Schlüssel macht den vorherigen <1>ungültig</1>. ${confirmQuestion.de}`,
      loggedIn:
        'Um sich mit einem anderen Benutzerkonto anzumelden, müssen Sie sich zuerst <0>abmelden</0>.',
      loggedInChangePassword: 'Ihr Passwort ändern Sie in Ihrem <0>Benutzerkonto</0>.',
      loggedOutInactivity: 'Sie wurden abgemeldet, weil Sie längere Zeit nichts getan haben.',
      loggedOutSuccessfully: 'Sie sind abgemeldet.',
      loginWithAnotherUser:
        'Um sich mit einem anderen Benutzerkonto anzumelden, müssen Sie sich zuerst <0>abmelden</0>.',
      newAccountCreated:
        'Für Sie wurde ein Konto auf {{serverURL}} angelegt. Bitte bestätigen Sie Ihre E-Mail-Adresse mit diesem Link: {{verificationURL}} Danach können Sie sich anmelden.',
      resetYourPassword: 'Ihr Passwort zurücksetzen',
      verifyYourEmail: 'Ihre E-Mail-Adresse bestätigen',
      youAreInactive:
        'Sie haben längere Zeit nichts getan und werden zu Ihrer Sicherheit bald abgemeldet. Möchten Sie angemeldet bleiben?',
      youAreReceivingResetPassword:
        'Sie erhalten diese E-Mail, weil für Ihr Benutzerkonto ein neues Passwort angefordert wurde. Bitte öffnen Sie diesen Link:',
      youDidNotRequestPassword:
        'Wenn Sie das nicht angefordert haben, brauchen Sie nichts zu tun. Ihr Passwort bleibt, wie es ist.',
    },
    error: {
      deletingTitle:
        '{{title}} konnte nicht gelöscht werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
      insufficientClipboardPermissions:
        'Der Browser lässt keinen Zugriff auf die Zwischenablage zu. Bitte prüfen Sie seine Berechtigungen.',
      documentNotFound:
        'Das Dokument {{id}} wurde nicht gefunden: Es ist gelöscht, es gab es nie, oder Sie haben keinen Zugriff darauf.',
      notAllowedToAccessPage: 'Sie haben keine Berechtigung für diese Seite.',
      notAllowedToPerformAction: 'Sie haben keine Berechtigung, das zu tun.',
      restoringTitle:
        '{{title}} konnte nicht wiederhergestellt werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
      unauthorized: 'Sie sind nicht oder nicht mehr angemeldet. Bitte melden Sie sich an.',
      unverifiedEmail: 'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden.',
    },
    fields: {
      chooseBetweenCustomTextOrDocument:
        'Eine Adresse eingeben oder ein anderes Dokument verlinken.',
      chooseDocumentToLink: 'Dokument zum Verlinken auswählen',
    },
    general: {
      aboutToDelete: `{{label}} <1>{{title}}</1> wird gelöscht. ${confirmQuestion.de}`,
      aboutToDeleteCount_many: '{{count}} {{label}} werden gelöscht.',
      aboutToDeleteCount_one: '{{count}} {{label}} wird gelöscht.',
      aboutToDeleteCount_other: '{{count}} {{label}} werden gelöscht.',
      aboutToPermanentlyDelete: `{{label}} <1>{{title}}</1> wird endgültig gelöscht. ${confirmQuestion.de}`,
      aboutToPermanentlyDeleteTrash: `<0>{{count}}</0> <1>{{label}}</1> werden endgültig aus dem Papierkorb gelöscht. ${confirmQuestion.de}`,
      aboutToRestore: `{{label}} <1>{{title}}</1> wird wiederhergestellt. ${confirmQuestion.de}`,
      aboutToRestoreAsDraft: `{{label}} <1>{{title}}</1> wird als Entwurf wiederhergestellt. ${confirmQuestion.de}`,
      aboutToRestoreAsDraftCount: '{{count}} {{label}} werden als Entwurf wiederhergestellt.',
      aboutToRestoreCount: '{{count}} {{label}} werden wiederhergestellt.',
      aboutToTrash: `{{label}} <1>{{title}}</1> wird in den Papierkorb verschoben und nach ${trashDays} Tagen endgültig gelöscht. ${confirmQuestion.de}`,
      aboutToTrashCount: `{{count}} {{label}} werden in den Papierkorb verschoben und nach ${trashDays} Tagen endgültig gelöscht.`,
      changesNotSaved:
        'Ihre Änderungen sind nicht gespeichert. Wenn Sie diese Seite verlassen, gehen sie verloren.',
      copyWarning: `{{to}} wird mit {{from}} überschrieben: {{label}} {{title}}. ${confirmQuestion.de}`,
      creating: 'Wird angelegt',
      creatingNewLabel: '{{label}} wird angelegt',
      currentlyEditing:
        'bearbeitet gerade dieses Dokument. Wenn Sie übernehmen, kann die Person nicht weiterarbeiten und verliert, was nicht gespeichert ist.',
      documentOutOfDate:
        'Dieses Dokument hat inzwischen jemand anderes geändert. Ihre Ansicht ist veraltet.',
      enterAValue: 'Wert eingeben',
      moveConfirm: `{{count}} {{label}} werden nach <1>{{destination}}</1> verschoben. ${confirmQuestion.de}`,
      searchBy: 'Suchen: {{label}}',
      sorryNotFound: 'Unter dieser Adresse gibt es nichts.',
      unsavedChanges:
        'Es gibt nicht gespeicherte Änderungen. Bitte speichern oder verwerfen Sie sie zuerst.',
      unsavedChangesDuplicate:
        'Es gibt nicht gespeicherte Änderungen. Möchten Sie trotzdem duplizieren?',
    },
    upload: {
      cropToolDescription:
        'Ziehen Sie die Ecken des Ausschnitts, zeichnen Sie einen neuen, oder ändern Sie die Werte darunter.',
    },
    validation: {
      emailAddress: 'Bitte geben Sie eine richtige E-Mail-Adresse an.',
      enterNumber: 'Bitte geben Sie eine Zahl an.',
      username:
        'Bitte geben Sie einen gültigen Benutzernamen an: Buchstaben, Ziffern, Bindestriche, Punkte und Unterstriche.',
    },
    version: {
      aboutToPublishSelection: `Alle ausgewählten {{label}} werden veröffentlicht. ${confirmQuestion.de}`,
      aboutToRestoreGlobal:
        '{{label}}: Die gewählte Sprache wird auf den Stand vom {{versionDate}} zurückgesetzt, die andere bleibt, wie sie ist.',
      aboutToRevertToPublished: `Dieses Dokument wird auf den veröffentlichten Stand zurückgesetzt. ${confirmQuestion.de}`,
      aboutToUnpublish: `Dieses Dokument wird von der Website genommen und bleibt als Entwurf. ${confirmQuestion.de}`,
      aboutToUnpublishIn: `Dieses Dokument wird in {{locale}} von der Website genommen und bleibt als Entwurf. ${confirmQuestion.de}`,
      aboutToUnpublishSelection: `Alle ausgewählten {{label}} werden von der Website genommen. ${confirmQuestion.de}`,
    },
  },
  pl: {
    authentication: {
      checkYourEmailForPasswordReset:
        'Jeśli adres e-mail należy do konta, wkrótce przyjdzie wiadomość z instrukcją ustawienia nowego hasła. Prosimy sprawdzić także folder ze spamem.',
      forgotPasswordEmailInstructions:
        'Prosimy podać adres e-mail. Przyjdzie na niego wiadomość z instrukcją ustawienia nowego hasła.',
      forgotPasswordQuestion: 'Nie pamiętają Państwo hasła?',
      forgotPasswordUsernameInstructions:
        'Prosimy podać nazwę użytkownika. Instrukcja ustawienia nowego hasła przyjdzie na adres e-mail powiązany z tą nazwą.',
      generatingNewAPIKeyWillInvalidate: `Nowy klucz API <1>unieważni</1> poprzedni. ${confirmQuestion.pl}`,
      loggedOutInactivity: 'Nastąpiło wylogowanie z powodu braku aktywności.',
      loggedOutSuccessfully: 'Wylogowano.',
      newAccountCreated:
        'Utworzono konto na stronie {{serverURL}}. Prosimy potwierdzić adres e-mail tym linkiem: {{verificationURL}} Potem można się zalogować.',
      resetYourPassword: 'Ustawienie nowego hasła',
      verifyYourEmail: 'Potwierdzenie adresu e-mail',
      youAreInactive:
        'Od dłuższego czasu nic się nie dzieje i wkrótce ze względów bezpieczeństwa nastąpi wylogowanie. Czy pozostać zalogowanym?',
      youAreReceivingResetPassword:
        'Ta wiadomość przyszła, ponieważ poproszono o nowe hasło do Państwa konta. Prosimy otworzyć ten link:',
      youDidNotRequestPassword:
        'Jeśli to nie Państwa prośba, nie trzeba nic robić. Hasło pozostaje bez zmian.',
    },
    error: {
      deletingTitle:
        'Nie udało się usunąć: {{title}}. Prosimy sprawdzić połączenie i spróbować ponownie.',
      documentNotFound:
        'Nie znaleziono dokumentu {{id}}: został usunięty, nigdy nie istniał albo brak do niego dostępu.',
      notAllowedToAccessPage: 'Brak uprawnień do tej strony.',
      notAllowedToPerformAction: 'Brak uprawnień do tej czynności.',
      restoringTitle:
        'Nie udało się przywrócić: {{title}}. Prosimy sprawdzić połączenie i spróbować ponownie.',
      unauthorized: 'Nie są Państwo zalogowani albo sesja się skończyła. Prosimy się zalogować.',
      unverifiedEmail: 'Przed zalogowaniem prosimy potwierdzić adres e-mail.',
    },
    fields: {
      chooseDocumentToLink: 'Wybór dokumentu, do którego prowadzi link',
    },
    general: {
      aboutToDelete: `Do usunięcia: {{label}} <1>{{title}}</1>. ${confirmQuestion.pl}`,
      aboutToDeleteCount_many: 'Do usunięcia: {{count}} {{label}}.',
      aboutToDeleteCount_one: 'Do usunięcia: {{count}} {{label}}.',
      aboutToDeleteCount_other: 'Do usunięcia: {{count}} {{label}}.',
      aboutToPermanentlyDelete: `Do trwałego usunięcia: {{label}} <1>{{title}}</1>. ${confirmQuestion.pl}`,
      aboutToPermanentlyDeleteTrash: `Do trwałego usunięcia z kosza: <0>{{count}}</0> <1>{{label}}</1>. ${confirmQuestion.pl}`,
      aboutToRestore: `Do przywrócenia: {{label}} <1>{{title}}</1>. ${confirmQuestion.pl}`,
      aboutToRestoreAsDraft: `Do przywrócenia jako szkic: {{label}} <1>{{title}}</1>. ${confirmQuestion.pl}`,
      aboutToRestoreAsDraftCount: 'Do przywrócenia jako szkic: {{count}} {{label}}.',
      aboutToRestoreCount: 'Do przywrócenia: {{count}} {{label}}.',
      aboutToTrash: `Do przeniesienia do kosza, a po ${trashDays} dniach do trwałego usunięcia: {{label}} <1>{{title}}</1>. ${confirmQuestion.pl}`,
      aboutToTrashCount: `Do przeniesienia do kosza, a po ${trashDays} dniach do trwałego usunięcia: {{count}} {{label}}.`,
      changesNotSaved: 'Zmiany nie zostały zapisane. Po opuszczeniu tej strony zostaną utracone.',
      copyWarning: `{{to}} zostanie zastąpione przez {{from}}: {{label}} {{title}}. ${confirmQuestion.pl}`,
      currentlyEditing:
        'edytuje ten dokument. Przejęcie edycji przerwie tę pracę, a niezapisane zmiany mogą zostać utracone.',
      documentOutOfDate:
        'Ten dokument zmieniła w międzyczasie inna osoba. Widoczna wersja jest nieaktualna.',
      moveConfirm: `Do przeniesienia do <1>{{destination}}</1>: {{count}} {{label}}. ${confirmQuestion.pl}`,
      noResultsDescription: 'Nic tu jeszcze nie ma albo nic nie spełnia wybranych filtrów.',
      resetPreferencesDescription: 'Wszystkie preferencje wrócą do ustawień domyślnych.',
      sorryNotFound: 'Pod tym adresem nic nie ma.',
      unsavedChanges: 'Są niezapisane zmiany. Prosimy je najpierw zapisać lub odrzucić.',
      unsavedChangesDuplicate: 'Są niezapisane zmiany. Czy mimo to utworzyć kopię?',
    },
    version: {
      aboutToPublishSelection: `Wszystkie zaznaczone {{label}} zostaną opublikowane. ${confirmQuestion.pl}`,
      aboutToRestoreGlobal:
        '{{label}}: wybrany język wróci do stanu z dnia {{versionDate}}, drugi pozostanie bez zmian.',
      aboutToRevertToPublished: `Ten dokument wróci do stanu opublikowanego. ${confirmQuestion.pl}`,
      aboutToUnpublish: `Ten dokument zniknie ze strony i zostanie jako szkic. ${confirmQuestion.pl}`,
      aboutToUnpublishIn: `Ten dokument zniknie ze strony ({{locale}}) i zostanie jako szkic. ${confirmQuestion.pl}`,
      aboutToUnpublishSelection: `Wszystkie zaznaczone {{label}} znikną ze strony. ${confirmQuestion.pl}`,
      currentlyViewing: 'Ta wersja',
    },
  },
};
