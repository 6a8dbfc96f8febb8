import { DepartmentGroups as DepartmentGroups_1a15eb9643a2f9ecd9fbcdeb89cfedfa } from '../../components/staff/DepartmentGroups.tsx'
import { KeepModified as KeepModified_9ff4265c290741e2e2fb7603e4f482a7 } from '../../components/staff/KeepModified.tsx'
import { StaffLogin as StaffLogin_31392b81d8be0b22014aea330543873c } from '../../components/staff/StaffLogin.tsx'
import { StaleSave as StaleSave_c2758f0c610204d21dc651640d28a993 } from '../../components/editing/StaleSave.tsx'
import { ActorCell as ActorCell_249804e4c0eab51bd4a2a97aa91386d4 } from '../../components/audit/ActorCell.tsx'
import { TitleCell as TitleCell_64302ef7d04dd46da9d850a5cfea91f3 } from '../../components/audit/TitleCell.tsx'
import { ChangesCell as ChangesCell_9246e946739fed258212dfbb461cbd1a } from '../../components/audit/Changes.tsx'
import { ChangesField as ChangesField_9246e946739fed258212dfbb461cbd1a } from '../../components/audit/Changes.tsx'
import { ExportLog as ExportLog_153b1ef64712f1f1635684798f0b997b } from '../../components/audit/ExportLog.tsx'
import { CheckPanel as CheckPanel_8dcb54bd7f2e993d0d7d99000f4a8f5d } from '../../components/editing/CheckPanel.tsx'
import { StateCell as StateCell_4c4610d5e86d30cf9b551d4849a447c4 } from '../../components/editing/StateCell.tsx'
import { EmptyDiff as EmptyDiff_3097e20c97cb30be2ba7af374c066eee } from '../../components/editing/EmptyDiff.tsx'
import { PageTitleCell as PageTitleCell_1345dbfebfc5a92a83795ff202bbf25d } from '../../components/editing/PageTitleCell.tsx'
import { TelephoneLink as TelephoneLink_ee461cdd87851a41869e92452bd74d93 } from '../../components/editing/TelephoneLink.tsx'
import { RowLabel as RowLabel_1ea91be6d2edb9dce3a17c7d52eb6404 } from '../../components/editing/RowLabel.tsx'
import { BlockLabel as BlockLabel_00c040937464212014baedc3a65e93da } from '../../components/editing/BlockLabel.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteCleanupFeatureClient as PasteCleanupFeatureClient_30f73e3b0c0d665a2fb5d8e4027530f8 } from '../../components/editing/PasteCleanup.tsx'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PreviewsView as PreviewsView_b395534b1bbc870d1ea2ef10b14feca1 } from '../../components/editing/PreviewsView.tsx'
import { UsageView as UsageView_6303f7128aaf9470d6d3d36d70e48b28 } from '../../components/editing/UsageView.tsx'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LocationMap as LocationMap_090e0311e9d5758bd7ec22bcd457c4a9 } from '../../components/locations/LocationMap.tsx'
import { Letter as Letter_85729d07fcea78489317a097f5c78433 } from '../../components/inbox/Letter.tsx'
import { SummaryCell as SummaryCell_fa2f1a6d4b5f864b3092142ed9b4834b } from '../../components/inbox/cells.tsx'
import { Correspondence as Correspondence_0b240a72bcb2932dc755510ae19a4671 } from '../../components/inbox/Correspondence.tsx'
import { AgeCell as AgeCell_fa2f1a6d4b5f864b3092142ed9b4834b } from '../../components/inbox/cells.tsx'
import { RowActions as RowActions_079a2918b2ed2208236e7d148b6129f6 } from '../../components/inbox/Triage.tsx'
import { MissingAssignmentNotice as MissingAssignmentNotice_537c1f72108bccbe4b8d49852572ce08 } from '../../components/inbox/MissingAssignmentNotice.tsx'
import { ViewLinks as ViewLinks_cf3d799bdc0ac8e935bb7ae4a372b7a4 } from '../../components/inbox/ViewLinks.tsx'
import { SelectionActions as SelectionActions_079a2918b2ed2208236e7d148b6129f6 } from '../../components/inbox/Triage.tsx'
import { EntryActions as EntryActions_079a2918b2ed2208236e7d148b6129f6 } from '../../components/inbox/Triage.tsx'
import { ResendField as ResendField_2c0e6da1cfed018e873dd706462ed830 } from '../../components/inbox/Resend.tsx'
import { ResendCell as ResendCell_2c0e6da1cfed018e873dd706462ed830 } from '../../components/inbox/Resend.tsx'
import { AccountRequest as AccountRequest_55d012885326a14e1baf859c297ba925 } from '../../components/members/AccountRequest.tsx'
import { AudiencePanel as AudiencePanel_aa5e8be0cd82ef1d3e513b7662c950f2 } from '../../components/library/AudiencePanel.tsx'
import { AudienceCell as AudienceCell_d4ff513854bfe4d79fdf163db43253c5 } from '../../components/library/AudienceCell.tsx'
import { UploadName as UploadName_6a95bf6ac0ca4a9588bdc7d6c13f3c80 } from '../../components/library/UploadName.tsx'
import { BulkUpload as BulkUpload_1fc2fc4be95dc09b592aa575d421a10d } from '../../components/library/BulkUpload.tsx'
import { LinkLabel as LinkLabel_8022a254bf844613c8555203c5d8efc9 } from '../../components/editing/LinkLabel.tsx'
import { PriceLabel as PriceLabel_d83909781cead2fe13f8593463611da0 } from '../../components/prices/PriceLabel.tsx'
import { NoRunYet as NoRunYet_6c932e20ef3b510fa64ef24210f9fd2f } from '../../components/inbox/NoRunYet.tsx'
import { Navigation as Navigation_a540fa85524e13e23b41c1aca970a737 } from '../../components/navigation/Navigation.tsx'
import { Icon as Icon_46c943d6bd78a2388fa89be3d2e39c1a } from '../../components/Icon.tsx'
import { Logo as Logo_365037afd3f8b635f4f4e172deeb2f05 } from '../../components/Logo.tsx'
import { ViewLinks as ViewLinks_5e2e7ee21b06670a59dd07876b57b6f9 } from '../../components/navigation/ViewLinks.tsx'
import { Reauthenticate as Reauthenticate_71130ae2defa4cdb673850b9ca44c45b } from '../../components/staff/Reauthenticate.tsx'
import { StartPage as StartPage_fb414653afa7fffd0fd6f67b9397b0bf } from '../../components/start/StartPage.tsx'
import { LoginView as LoginView_ca140ed8db3871f1e40435c23a440959 } from '../../components/staff/AuthViews.tsx'
import { ForgotView as ForgotView_ca140ed8db3871f1e40435c23a440959 } from '../../components/staff/AuthViews.tsx'
import { ResetView as ResetView_ca140ed8db3871f1e40435c23a440959 } from '../../components/staff/AuthViews.tsx'
import { ReportView as ReportView_bd26b25fa2e556292737a18e530617e0 } from '../../components/editing/ReportView.tsx'
import { PersonDataView as PersonDataView_9e4379751599b3bdfddc0ec81c350f0e } from '../../components/inbox/PersonDataView.tsx'
import { SystemStatusView as SystemStatusView_c50513f8e5d346827501bb606f168f9c } from '../../components/system-status/SystemStatusView.tsx'
import { ReportingView as ReportingView_0acdf9434bb2ee4705096b2c78f5b4bb } from '../../components/reporting/ReportingView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/staff/DepartmentGroups.tsx#DepartmentGroups": DepartmentGroups_1a15eb9643a2f9ecd9fbcdeb89cfedfa,
  "/components/staff/KeepModified.tsx#KeepModified": KeepModified_9ff4265c290741e2e2fb7603e4f482a7,
  "/components/staff/StaffLogin.tsx#StaffLogin": StaffLogin_31392b81d8be0b22014aea330543873c,
  "/components/editing/StaleSave.tsx#StaleSave": StaleSave_c2758f0c610204d21dc651640d28a993,
  "/components/audit/ActorCell.tsx#ActorCell": ActorCell_249804e4c0eab51bd4a2a97aa91386d4,
  "/components/audit/TitleCell.tsx#TitleCell": TitleCell_64302ef7d04dd46da9d850a5cfea91f3,
  "/components/audit/Changes.tsx#ChangesCell": ChangesCell_9246e946739fed258212dfbb461cbd1a,
  "/components/audit/Changes.tsx#ChangesField": ChangesField_9246e946739fed258212dfbb461cbd1a,
  "/components/audit/ExportLog.tsx#ExportLog": ExportLog_153b1ef64712f1f1635684798f0b997b,
  "/components/editing/CheckPanel.tsx#CheckPanel": CheckPanel_8dcb54bd7f2e993d0d7d99000f4a8f5d,
  "/components/editing/StateCell.tsx#StateCell": StateCell_4c4610d5e86d30cf9b551d4849a447c4,
  "/components/editing/EmptyDiff.tsx#EmptyDiff": EmptyDiff_3097e20c97cb30be2ba7af374c066eee,
  "/components/editing/PageTitleCell.tsx#PageTitleCell": PageTitleCell_1345dbfebfc5a92a83795ff202bbf25d,
  "/components/editing/TelephoneLink.tsx#TelephoneLink": TelephoneLink_ee461cdd87851a41869e92452bd74d93,
  "/components/editing/RowLabel.tsx#RowLabel": RowLabel_1ea91be6d2edb9dce3a17c7d52eb6404,
  "/components/editing/BlockLabel.tsx#BlockLabel": BlockLabel_00c040937464212014baedc3a65e93da,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/editing/PasteCleanup.tsx#PasteCleanupFeatureClient": PasteCleanupFeatureClient_30f73e3b0c0d665a2fb5d8e4027530f8,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/editing/PreviewsView.tsx#PreviewsView": PreviewsView_b395534b1bbc870d1ea2ef10b14feca1,
  "/components/editing/UsageView.tsx#UsageView": UsageView_6303f7128aaf9470d6d3d36d70e48b28,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/locations/LocationMap.tsx#LocationMap": LocationMap_090e0311e9d5758bd7ec22bcd457c4a9,
  "/components/inbox/Letter.tsx#Letter": Letter_85729d07fcea78489317a097f5c78433,
  "/components/inbox/cells.tsx#SummaryCell": SummaryCell_fa2f1a6d4b5f864b3092142ed9b4834b,
  "/components/inbox/Correspondence.tsx#Correspondence": Correspondence_0b240a72bcb2932dc755510ae19a4671,
  "/components/inbox/cells.tsx#AgeCell": AgeCell_fa2f1a6d4b5f864b3092142ed9b4834b,
  "/components/inbox/Triage.tsx#RowActions": RowActions_079a2918b2ed2208236e7d148b6129f6,
  "/components/inbox/MissingAssignmentNotice.tsx#MissingAssignmentNotice": MissingAssignmentNotice_537c1f72108bccbe4b8d49852572ce08,
  "/components/inbox/ViewLinks.tsx#ViewLinks": ViewLinks_cf3d799bdc0ac8e935bb7ae4a372b7a4,
  "/components/inbox/Triage.tsx#SelectionActions": SelectionActions_079a2918b2ed2208236e7d148b6129f6,
  "/components/inbox/Triage.tsx#EntryActions": EntryActions_079a2918b2ed2208236e7d148b6129f6,
  "/components/inbox/Resend.tsx#ResendField": ResendField_2c0e6da1cfed018e873dd706462ed830,
  "/components/inbox/Resend.tsx#ResendCell": ResendCell_2c0e6da1cfed018e873dd706462ed830,
  "/components/members/AccountRequest.tsx#AccountRequest": AccountRequest_55d012885326a14e1baf859c297ba925,
  "/components/library/AudiencePanel.tsx#AudiencePanel": AudiencePanel_aa5e8be0cd82ef1d3e513b7662c950f2,
  "/components/library/AudienceCell.tsx#AudienceCell": AudienceCell_d4ff513854bfe4d79fdf163db43253c5,
  "/components/library/UploadName.tsx#UploadName": UploadName_6a95bf6ac0ca4a9588bdc7d6c13f3c80,
  "/components/library/BulkUpload.tsx#BulkUpload": BulkUpload_1fc2fc4be95dc09b592aa575d421a10d,
  "/components/editing/LinkLabel.tsx#LinkLabel": LinkLabel_8022a254bf844613c8555203c5d8efc9,
  "/components/prices/PriceLabel.tsx#PriceLabel": PriceLabel_d83909781cead2fe13f8593463611da0,
  "/components/inbox/NoRunYet.tsx#NoRunYet": NoRunYet_6c932e20ef3b510fa64ef24210f9fd2f,
  "/components/navigation/Navigation.tsx#Navigation": Navigation_a540fa85524e13e23b41c1aca970a737,
  "/components/Icon.tsx#Icon": Icon_46c943d6bd78a2388fa89be3d2e39c1a,
  "/components/Logo.tsx#Logo": Logo_365037afd3f8b635f4f4e172deeb2f05,
  "/components/navigation/ViewLinks.tsx#ViewLinks": ViewLinks_5e2e7ee21b06670a59dd07876b57b6f9,
  "/components/staff/Reauthenticate.tsx#Reauthenticate": Reauthenticate_71130ae2defa4cdb673850b9ca44c45b,
  "/components/start/StartPage.tsx#StartPage": StartPage_fb414653afa7fffd0fd6f67b9397b0bf,
  "/components/staff/AuthViews.tsx#LoginView": LoginView_ca140ed8db3871f1e40435c23a440959,
  "/components/staff/AuthViews.tsx#ForgotView": ForgotView_ca140ed8db3871f1e40435c23a440959,
  "/components/staff/AuthViews.tsx#ResetView": ResetView_ca140ed8db3871f1e40435c23a440959,
  "/components/editing/ReportView.tsx#ReportView": ReportView_bd26b25fa2e556292737a18e530617e0,
  "/components/inbox/PersonDataView.tsx#PersonDataView": PersonDataView_9e4379751599b3bdfddc0ec81c350f0e,
  "/components/system-status/SystemStatusView.tsx#SystemStatusView": SystemStatusView_c50513f8e5d346827501bb606f168f9c,
  "/components/reporting/ReportingView.tsx#ReportingView": ReportingView_0acdf9434bb2ee4705096b2c78f5b4bb,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
