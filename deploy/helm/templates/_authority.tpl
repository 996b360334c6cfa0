{{- /* The authority of Postgres' certificate, for all that asks Postgres; nothing where there is none. */ -}}
{{- define "coursebell.authority.variable" -}}
{{- if or .Values.databaseAuthority.secret .Values.databaseAuthority.configMap -}}
- name: PGSSLROOTCERT
  value: /etc/coursebell-database/ca.pem
{{- end -}}
{{- end -}}
{{- define "coursebell.authority.mount" -}}
{{- if or .Values.databaseAuthority.secret .Values.databaseAuthority.configMap -}}
- { name: database-authority, mountPath: /etc/coursebell-database, readOnly: true }
{{- end -}}
{{- end -}}
{{- define "coursebell.authority.volume" -}}
{{- with .Values.databaseAuthority -}}
{{- if .secret -}}
- name: database-authority
  secret: { secretName: {{ quote .secret }}, items: [{ key: {{ quote .key }}, path: ca.pem }] }
{{- else if .configMap -}}
- name: database-authority
  configMap: { name: {{ quote .configMap }}, items: [{ key: {{ quote .key }}, path: ca.pem }] }
{{- end -}}
{{- end -}}
{{- end -}}
